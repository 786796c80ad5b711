@NullMarked
package dev.assay.agents;

import org.jspecify.annotations.NullMarked;
