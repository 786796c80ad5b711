import numpy as np
import pandas as pd

gaps = pd.DataFrame({"x": [None, 1.0, None, None, 4.0, None], "w": [None, "a", None, "b", None, None]})
shifts = pd.DataFrame({"team": ["a", "b", "a", "a", "b"], "hours": [1, 2, 3, 4, 5]})

# case: carried_inside
result = [gaps.ffill(limit_area="inside"), gaps.bfill(limit_area="inside"), gaps["x"].ffill(limit_area="inside", limit=1)]
# case: carried_outside
result = [gaps.ffill(limit_area="outside"), gaps.bfill(limit_area="outside"), gaps["w"].ffill(limit_area="outside", limit=1)]
# case: carried_nowhere
result = pd.Series([np.nan, np.nan]).ffill(limit_area="inside")
# case: carried_nullable
result = pd.Series([None, 1, None, 3, None], dtype="Int64").ffill(limit_area="inside")
# case: places_in_order_of_sorter
s = pd.Series([3, 1, 2])
result = [s.searchsorted([0, 3], sorter=np.argsort(s)), s.searchsorted(2, sorter=[1, 2, 0]), s.searchsorted(2, side="right", sorter=s.argsort())]
# case: sorter_of_other_length
result = pd.Series([3, 1, 2]).searchsorted(2, sorter=[0, 1])
# case: sorter_out_of_range
result = pd.Series([3, 1, 2]).searchsorted(2, sorter=[0, 1, 7])
# case: several_places_of_groups
result = [shifts.groupby("team").nth[0, -1], shifts.groupby("team").nth[:1, 2], shifts.groupby("team")["hours"].nth[1:]]
# case: durations_by_text
spans = pd.Series([1, 2, 3], index=pd.timedelta_range("1 day", periods=3, freq="12h"))
result = [spans["1 days"], spans.loc["36h"], spans.loc[["1 day", "2 days"]], spans.at["2 days"]]
# case: duration_by_text_unknown
spans = pd.Series([1, 2], index=pd.timedelta_range("1 day", periods=2))
result = spans["5 days"]
# case: duration_by_other_text
spans = pd.Series([1, 2], index=pd.timedelta_range("1 day", periods=2))
result = spans.loc["tomorrow"]
# case: duration_of_frame
frame = pd.DataFrame({"v": [1, 2]}, index=pd.to_timedelta(["0s", "90s"]))
result = [frame.loc["90s"], frame.loc["00:01:30", "v"]]
