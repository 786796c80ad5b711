/** Questions with their SQL that are shown to whoever writes SQL for one like them. */
@NullMarked
package dev.assay.workflow.demonstrations;

import org.jspecify.annotations.NullMarked;
