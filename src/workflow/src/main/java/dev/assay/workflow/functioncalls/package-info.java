/** SQL written as calls of functions, which are checked one by one (Tool-SQL). */
@NullMarked
package dev.assay.workflow.functioncalls;

import org.jspecify.annotations.NullMarked;
