/** Gates: what must hold of every file of this repository, checked on its sources and classes. */
@NullMarked
package dev.assay.cli.gates;

import org.jspecify.annotations.NullMarked;
