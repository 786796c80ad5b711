import pandas as pd
import numpy as np

members_df = pd.DataFrame({
    "Member ID": ["007", "008", "010", "011", "011", "012", "008"],
    "Full Name": ["Ava Kern", "Ben Ott", "Cia Low", "Dan Fox", "Dan Fox", "ELI RAY", "ben ott"],
    "Join Date": ["2021-01-04", "2021-02-10", "2021-02-10", "2022-06-01", "2022-06-01", None, "2023-08-19"],
    "Plan": ["gold", "silver", "silver", "Gold", "Gold", "bronze", "gold"],
    "Fee": [99.0, 49.0, 49.0, 99.0, 99.0, np.nan, 99.0],
})

visits_df = pd.DataFrame({
    "visit": [1, 2, 3, 4, 5, 6, 7, 8],
    "member": ["007", "008", "007", "010", "011", "007", "099", "010"],
    "minutes": [60, 45, 30, 90, 45, 60, 15, None],
    "day": ["Mon", "Tue", "Tue", "Wed", "Mon", "Sun", "Wed", "Wed"],
})
# case: drop-duplicates-full
result = members_df.drop_duplicates().reset_index(drop=True)
# case: drop-duplicates-subset-last
result = members_df.drop_duplicates(subset=["Member ID"], keep="last", ignore_index=True)
# case: duplicated-keep-false
dup = members_df.duplicated(subset="Member ID", keep=False)
result = members_df.loc[dup].sort_values(["Member ID", "Join Date"])
# case: drop-rows-and-cols
df = members_df.drop(columns=["Fee", "Plan"])
df = df.drop(index=[0, 6])
df = df.drop("absent", axis=1, errors="ignore")
result = df
# case: rename-columns-and-index
df = members_df.rename(columns={"Member ID": "member_id", "Full Name": "name"}, index={0: "first", 6: "last"})
df.columns = [c.lower().replace(" ", "_") for c in df.columns]
result = df
# case: reindex-columns-and-rows
pivot = visits_df.groupby("day")["minutes"].sum()
days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
result = pivot.reindex(days, fill_value=0).rename_axis("day").reset_index(name="total")
# case: reindex-like-new-columns
df = members_df.set_index("Member ID").drop_duplicates()
df = df[~df.index.duplicated(keep="first")]
result = df.reindex(index=["012", "007", "500"], columns=["Plan", "Fee", "Notes"])
# case: set-index-two-levels
idx = visits_df.set_index(["member", "day"]).sort_index()
result = idx.loc[("007", "Mon"):("010", "Wed"), "minutes"].reset_index()
# case: insert-pop-move
df = members_df.copy()
plan = df.pop("Plan")
df.insert(0, "Plan", plan.str.upper())
df.insert(len(df.columns), "Fee Year", df["Fee"].mul(12))
result = df
# case: assign-chain-depends
result = visits_df.assign(
    hours=lambda d: d["minutes"] / 60,
    long=lambda d: d["hours"].ge(1),
    label=lambda d: np.where(d["long"], "L", "S"),
).drop(columns=["visit"])
# case: swap-columns-values
df = visits_df.copy()
df[["member", "day"]] = df[["day", "member"]].values
result = df.head(4)
# case: del-and-add-prefix
df = visits_df.copy()
del df["visit"]
result = df.add_prefix("v_").merge(members_df.drop_duplicates("Member ID"), left_on="v_member", right_on="Member ID", how="left")[["v_member", "v_day", "Full Name"]]
# case: reset-index-names-drop
s = visits_df.set_index("member")["minutes"]
a = s.reset_index()
b = s.reset_index(drop=True)
c = s.rename_axis("m").reset_index(name="min")
result = [a.head(2), b.head(2), c.tail(2)]
# case: column-with-space-filter
late = members_df[members_df["Join Date"].fillna("") >= "2022"]
late = late.assign(**{"Fee (EUR)": (late["Fee"] * 0.92).round(2)})
result = late[["Full Name", "Fee (EUR)"]].set_axis(["who", "eur"], axis=1)
