import io
import pandas as pd
import numpy as np

inv = pd.DataFrame({
    "sku": ["A1", "B2", "C3", "D4", "E5"],
    "desc": ["Bolt, steel", 'Pipe 3"', "Nut", None, "Very long description of a thing that goes on"],
    "qty": [100, 0, 25, 7, 1250],
    "price": [0.5, 12.0, np.nan, 1234.5678, 0.00012],
    "added": pd.to_datetime(["2024-01-05", "2024-02-10 14:30", None, "2023-12-31", "2024-03-01"], format="ISO8601"),
    "live": [True, False, True, True, False],
})
small = pd.DataFrame({"g": ["x", "x", "y", "y"], "v": [1, 2, 3, 4], "w": [0.1, 0.25, 10.0, 2.5]}, index=["r1", "r2", "r3", "r4"])


# case: repr_of_common_objects
result = {
    "frame": repr(small),
    "series_int": repr(small["v"]),
    "series_dt": repr(inv["added"]),
    "index": repr(small.index),
    "range": repr(inv.index),
    "columns": repr(inv.columns),
    "dtindex": repr(pd.date_range("2024-01-01", periods=3, freq="D")),
    "ts": repr(inv["added"].iloc[1]),
    "td": repr(inv["added"].iloc[1] - inv["added"].iloc[0]),
    "empty": repr(small.iloc[0:0]),
    "cat": repr(small["g"].astype("category")),
    "mi": repr(pd.MultiIndex.from_tuples([("a", 1), ("b", 2)], names=["l", "n"])),
    "bools": repr(inv["live"].rename(None)),
}


# case: to_dict_every_orient
out = {o: small.to_dict(orient=o) for o in ("dict", "list", "split", "tight", "records", "index")}
out["series"] = {k: v.tolist() for k, v in small.to_dict("series").items()}
out["s"] = small["w"].to_dict()
out["zip"] = dict(zip(small.g, small.v))
out["nested"] = {k: d.drop(columns="g").to_dict("list") for k, d in small.groupby("g")}
result = out


# case: to_csv_text_and_read_back
txt = inv.to_csv(index=False, date_format="%Y-%m-%d", float_format="%.3f")
tsv = small.to_csv(sep="\t", header=["G", "V", "W"], index_label="row")
quoted = inv[["sku", "desc", "qty"]].head(2).to_csv(index=False, quoting=2, lineterminator="\n")
back = pd.read_csv(io.StringIO(txt), parse_dates=["added"])
same = back["qty"].equals(inv["qty"])
buf = io.StringIO()
small.to_csv(buf, columns=["w"], mode="w", na_rep="NULL")
result = (txt, tsv, quoted, same, back.dtypes.astype(str).to_dict(), buf.getvalue())


# case: values_records_and_lists
rec = small.to_records()
rec2 = inv[["sku", "qty"]].to_records(index=False)
it = [tuple(t) for t in small.itertuples()]
named = [f"{t.Index}:{t.v * t.w:.2f}" for t in small.itertuples(name="Row")]
mix = inv[["sku", "qty", "live"]].values.tolist()
num = small[["v", "w"]].to_numpy()
result = {
    "rec": rec.tolist(),
    "fields": rec.dtype.names,
    "rec2": list(map(tuple, rec2)),
    "it": it,
    "named": named,
    "mix": mix,
    "num": (num.dtype.name, num.shape, num.tolist()),
    "types": [type(x).__name__ for x in (small["v"].tolist()[0], small["v"].iloc[0], small["v"].values[0], small.iloc[0].tolist()[1])],
}


# case: describe_numeric_object_and_dates
d1 = inv.describe().round(3)
d2 = inv.describe(include=["object", "bool"])
d3 = inv["qty"].describe(percentiles=[0.1, 0.9])
d4 = inv["added"].describe().astype(str)
d5 = small.groupby("g")["w"].describe()[["count", "mean", "max"]]
result = [d1, d2, d3, d4.to_dict(), d5]


# case: fstring_report_lines
lines = []
add = lines.append
add(f"{'SKU':<6}{'Qty':>6}{'Price':>12}  Added")
add("-" * len(lines[0]))
for r in inv.itertuples(index=False):
    price = "n/a" if pd.isna(r.price) else f"{r.price:,.2f}"
    added = "" if r.added is pd.NaT else f"{r.added:%d %b %y}"
    add(f"{r.sku:<6}{r.qty:>6,}{price:>12}  {added}")
add(f"Total {inv['qty'].sum()} / mean {inv['price'].mean():.3f} / max {inv['qty'].max()!r}")
add(f"{small['v'].tolist()} {small.loc['r1'].to_dict()} {inv['live'].iloc[0]} {inv['added'].max()}")
add(f"{inv['price'].iloc[2]} {inv['added'].iloc[2]} {inv['desc'].iloc[3]} {small.shape}")
result = "\n".join(lines)


# case: format_string_column_as_number
view = inv.copy()
for col in ["sku", "qty", "price"]:
    view[col] = view[col].map(lambda v: f"{v:,.2f}")
result = view[["sku", "qty", "price"]].to_string(index=False)


