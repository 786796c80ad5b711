/** What native images of functions and of the command line are told of artifacts. */
@NullMarked
package dev.assay.workflow.nativeimage;

import org.jspecify.annotations.NullMarked;
