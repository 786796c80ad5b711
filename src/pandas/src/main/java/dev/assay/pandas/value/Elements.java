package dev.assay.pandas.value;

import java.util.List;

/** What has elements that text shows one by one, though its type is not known here: arrays. */
public interface Elements {

  List<Object> elements();
}
