@NullMarked
package dev.assay.workflow;

import org.jspecify.annotations.NullMarked;
