/** The tables of Python's own built-ins: functions, methods of its types, its modules. */
@NullMarked
package dev.assay.pandas.api.python;

import org.jspecify.annotations.NullMarked;
