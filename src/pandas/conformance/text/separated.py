import io
import numpy as np
import pandas as pd

df = pd.DataFrame({"id": [1, 2, 3], "name": ["Ann", "Bob, Jr.", None], "v": [1.5, np.nan, 1e-7], "ok": [True, False, True]})
days = pd.DataFrame({"d": pd.to_datetime(["2024-01-05", None]), "e": pd.to_datetime(["2024-01-05", "2024-02-01"]), "n": [1, 2]})
times = pd.DataFrame({"d": pd.to_datetime(["2024-01-05 10:30", None]), "e": pd.to_datetime(["2024-01-05", "2024-02-01"]), "n": [1, 2]})
levels = pd.DataFrame([[1, 2], [3, 4]], columns=pd.MultiIndex.from_tuples([("p", "x"), ("p", "y")], names=["a", None]))
# case: plain
result = df.to_csv()
# case: without-index
result = df.to_csv(index=False)
# case: without-names
result = df.to_csv(header=False)
# case: other-names
result = df.to_csv(index=False, header=["a", "b", "c", "d"])
# case: too-few-names
result = df.to_csv(header=["a"])
# case: columns-in-order
result = df.to_csv(columns=["v", "id"], index=False)
# case: columns-that-are-lacking
result = df.to_csv(columns=["w"])
# case: missing-named
result = df.to_csv(na_rep="NA", sep=";")
# case: floats-formatted
result = df.to_csv(float_format="%.2f", index=False)
# case: floats-formatted-by-function
result = df.to_csv(float_format="{:.1e}".format, index=False)
# case: decimal-comma
result = df.to_csv(sep=";", decimal=",")
# case: all-quoted
result = df.to_csv(quoting=1)
# case: text-quoted
result = df.to_csv(quoting=2)
# case: quoted-otherwise
result = df.to_csv(quotechar="'", index=False)
# case: quotes-and-lines-in-text
result = pd.DataFrame({"t": ['a"b', "c\nd", " e", "", "f'g"]}).to_csv(index=False)
# case: one-empty-column
result = pd.DataFrame({"t": ["", None, "x"]}).to_csv(index=False)
# case: label-of-the-index
result = df.to_csv(index_label="row")
# case: named-index
result = df.set_index("id").to_csv()
# case: index-of-two-levels
result = df.set_index(["id", "name"]).to_csv()
# case: index-without-label
result = df.set_index("id").to_csv(index_label=False)
# case: columns-of-two-levels
result = levels.to_csv()
# case: columns-of-two-levels-without-index
result = levels.to_csv(index=False)
# case: columns-of-two-levels-and-named-index
result = levels.rename_axis("k").to_csv()
# case: days
result = days.to_csv(index=False)
# case: times
result = times[["d", "n"]].to_csv(index=False)
# case: dates-formatted
result = times.to_csv(date_format="%d/%m/%Y", index=False)
# case: dates-as-index
result = times.set_index("e").to_csv()
# case: durations
result = pd.DataFrame({"t": pd.to_timedelta(["1 days", "03:00:00", None])}).to_csv()
# case: whole-days-of-durations
result = pd.DataFrame({"t": pd.to_timedelta(["1 days", "2 days"])}).to_csv()
# case: categories
result = pd.DataFrame({"c": pd.Categorical(["lo", None, "hi"]), "k": pd.Categorical([1, 2, None])}).to_csv()
# case: nullable
result = df.convert_dtypes().to_csv()
# case: objects
result = pd.DataFrame({"o": [[1, 2], {"k": 1}, (1,), 2.0, True]}).to_csv()
# case: periods
result = pd.DataFrame({"p": pd.period_range("2024-01", periods=2, freq="M")}).to_csv()
# case: intervals
result = pd.DataFrame({"i": pd.cut([1, 5], [0, 3, 6])}).to_csv()
# case: large-and-infinite
result = pd.DataFrame({"x": [1e16, 123456789.123, np.inf, -0.0, 1e-5]}).to_csv()
# case: nothing
result = pd.DataFrame().to_csv()
# case: no-rows
result = df.iloc[:0].to_csv(index=False)
# case: series
result = df["v"].to_csv()
# case: series-without-name
result = pd.Series([1, 2], index=["a", "b"]).to_csv()
# case: series-without-header
result = pd.Series([1, 2], index=["a", "b"]).to_csv(header=False)
# case: lines-ended-otherwise
result = df.to_csv(lineterminator="|\n", index=False)
# case: into-a-buffer
buffer = io.StringIO()
given = df.to_csv(buffer, index=False)
result = [given, buffer.getvalue()]
# case: there-and-back
result = pd.read_csv(io.StringIO(df.to_csv(index=False)))
# case: there-and-back-with-index
result = pd.read_csv(io.StringIO(df.to_csv()), index_col=0)
# case: lines-counted
result = len(df.to_csv(index=False).strip().split("\n"))
