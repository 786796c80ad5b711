package dev.assay.sql;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The labels of a result's columns, and the names that the driver has for their types. */
record ResultColumns(List<String> names, List<String> types) {

  static ResultColumns of(ResultSet result) throws SQLException {
    ResultSetMetaData shape = result.getMetaData();
    List<String> names = new ArrayList<>();
    List<String> types = new ArrayList<>();
    for (int column = 1; column <= shape.getColumnCount(); column++) {
      names.add(shape.getColumnLabel(column));
      types.add(String.valueOf(shape.getColumnTypeName(column)));
    }
    return new ResultColumns(names, types);
  }
}
