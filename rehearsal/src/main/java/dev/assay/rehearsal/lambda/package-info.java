/** AWS Lambda on one machine: processes that run functions' packages, and how they are called. */
@NullMarked
package dev.assay.rehearsal.lambda;

import org.jspecify.annotations.NullMarked;
