/** What another database would do with a query, said in the words of H2, which stands in for it. */
@NullMarked
package dev.assay.sql.standin;

import org.jspecify.annotations.NullMarked;
