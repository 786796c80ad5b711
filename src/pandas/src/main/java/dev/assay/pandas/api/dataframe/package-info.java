/** {@code pd.DataFrame}: how it is made, and its methods. */
@NullMarked
package dev.assay.pandas.api.dataframe;

import org.jspecify.annotations.NullMarked;
