import pandas as pd
import numpy as np

employee_df = pd.DataFrame({
    "Employee_ID": [1, 2, 3, 4, 5, 6, 7],
    "Name": ["George Chuter", "Lee Mears", "Mark Regan", "Jason Hobson", "Tim Payne", "Andrew Sheridan", "Matt Stevens"],
    "Age": [23, 29, 43, 30, 29, None, 23],
    "City": ["Bristol", "Bath", "Bristol", "Bristol", "Wasps", "Sale", "bath"],
})

evaluation_df = pd.DataFrame({
    "Employee_ID": ["1", "2", "3", "1", "5", "2", "42"],
    "Year_awarded": ["2011", "2015", "2013", "2016", "2016", "2016", "2012"],
    "Bonus": [3000.0, 3200.0, 2900.0, 4000.0, 4000.0, None, 9000.0],
})

shop_df = pd.DataFrame({
    "Shop_ID": [1, 2, 3, 4, 5],
    "Name": ["FC Haka", "HJK", "FC Honka", "FC Inter", "FC Lahti"],
    "Location": ["Valkeakoski", "Helsinki", "Espoo", "Turku", "Lahti"],
    "District": ["Tehtaan", "Finnair", "Tapiola", "Tehtaan", "Tapiola"],
    "Number_products": [3516, 10770, 6665, 11500, 2000],
    "Manager_name": ["Olli Huttunen", "Antti Muurinen", None, "Job Dragtsma", "Ilkka Maki"],
})

hiring_df = pd.DataFrame({
    "Shop_ID": [1, 1, 2, 3, 2, 1, 77],
    "Employee_ID": [1, 2, 3, 4, 5, 6, 7],
    "Start_from": ["2009", "2003", "2011", "2012", "2013", "2010", "2008"],
    "Is_full_time": ["T", "T", "F", "T", "T", "F", "F"],
})

museum_df = pd.DataFrame({
    "Museum_ID": [1, 2, 3, 4, 5],
    "Name": ["Plaza Museum", "Capital Plaza Museum", "Jefferson Museum", "Willow Museum", "Places Museum"],
    "Num_of_Staff": [62, 25, 18, 112, 25],
    "Open_Year": ["2000", "2012", "2010", "2011", "2008"],
})

visitor_df = pd.DataFrame({
    "ID": [1, 2, 3, 4, 5],
    "Name": ["Gonzalo", "Guti", "Arjen", "Raul", "Ana"],
    "Level_of_membership": [8, 5, 1, 2, 5],
    "Age": [35, 28, 27, 56, np.nan],
})

visit_df = pd.DataFrame({
    "Museum_ID": [1, 2, 4, 1, 2, 4, 1],
    "visitor_ID": ["5", "5", "3", "2", "2", "2", "5"],
    "Num_of_Ticket": [20, 4, 10, 8, 20, 1, 3],
    "Total_spent": [320.14, 89.98, 120.44, 102.5, 320.14, np.nan, 12.0],
})

# case: most-awarded-terse
result = employee_df.set_index("Employee_ID").Name[evaluation_df.Employee_ID.astype(int).mode()].tolist()

# case: most-awarded-verbose
# Convert key type so that it matches the employee table
ev = evaluation_df.assign(Employee_ID=evaluation_df["Employee_ID"].astype(int))

# Count the awards and sum the bonuses
awards = ev.groupby("Employee_ID").agg(times=("Year_awarded", "count"), total=("Bonus", "sum"), last=("Year_awarded", "max"))

# Join with names; ORDER BY count DESC
ranked = employee_df.merge(awards, left_on="Employee_ID", right_index=True)
ranked = ranked.sort_values(["times", "total"], ascending=[False, False])

# All employees with the top count
top_times = ranked["times"].iloc[0]
result = ranked.loc[ranked["times"] == top_times, ["Name", "times", "total", "last"]].reset_index(drop=True)

# case: most-awarded-type-mismatch
def top_employee(employees, evaluations):
    joined = employees.merge(evaluations, on="Employee_ID", how="inner")
    counts = joined.groupby(["Employee_ID", "Name"]).size()
    return counts.idxmax()[1]

result = top_employee(employee_df, evaluation_df)

# case: cities-with-young-terse
result = employee_df[employee_df.Age < 30].City.str.title().value_counts().loc[lambda s: s > 1].index.tolist()

# case: cities-with-young-verbose
# Which cities do more than one employee under age 30 come from?
young = employee_df.loc[employee_df["Age"] < 30].copy()
young["City"] = young["City"].str.capitalize()

# GROUP BY city HAVING count(*) > 1
per_city = young.groupby("City")
counts = per_city["Employee_ID"].transform("count")
young["n_in_city"] = counts
selected = young[young["n_in_city"] > 1]

# Show the list of employees by city as well
result = selected.groupby("City")["Name"].agg(["count", " / ".join]).reset_index()

# case: age-bands-loop
bands = {"under 25": (0, 25), "25-29": (25, 30), "30+": (30, 200)}
report = {}
for label, (lo, hi) in bands.items():
    people = employee_df[(employee_df["Age"] >= lo) & (employee_df["Age"] < hi)]
    report[label] = {"n": len(people), "cities": sorted({c.lower() for c in people["City"]})}
report["unknown"] = {"n": int(employee_df["Age"].isna().sum()), "cities": employee_df.loc[employee_df["Age"].isna(), "City"].str.lower().tolist()}
result = pd.DataFrame(report).T

# case: shop-hires-terse
result = hiring_df.groupby("Shop_ID").size().rename("n").to_frame().join(shop_df.set_index("Shop_ID"), how="inner")[["n", "Name"]]

# case: shop-hires-verbose
# Number of employees hired per shop (0 if none), and how many of them are full time
hiring = hiring_df.copy()
hiring["full"] = hiring["Is_full_time"] == "T"

per_shop = hiring.groupby("Shop_ID", as_index=False).agg(
    employees=("Employee_ID", "nunique"),
    full_time=("full", "sum"),
    first_start=("Start_from", "min"),
)

out = shop_df[["Shop_ID", "Name"]].merge(per_shop, on="Shop_ID", how="left")
out[["employees", "full_time"]] = out[["employees", "full_time"]].fillna(0).astype(int)
out["share"] = out["full_time"].div(out["employees"].replace(0, np.nan)).round(2)
result = out.sort_values("employees", ascending=False, kind="stable").reset_index(drop=True)

# case: district-both-ends-helper
def districts(df, cond):
    return set(df[df["Number_products"].apply(cond)]["District"])

small = districts(shop_df, lambda n: n < 4000)
large = districts(shop_df, lambda n: n > 10000)
result = {"both": sorted(small & large), "only_small": sorted(small - large), "only_large": sorted(large - small)}

# case: museum-both-eras-terse
v = visit_df.merge(museum_df, on="Museum_ID").astype({"visitor_ID": int, "Open_Year": int})
ids = set(v.query("Open_Year < 2009").visitor_ID) & set(v.query("Open_Year > 2011").visitor_ID)
result = visitor_df[visitor_df.ID.isin(ids)].Name

# case: museum-both-eras-verbose
# Question: What is the name of the visitor who visited both a museum opened
# before 2009 and a museum opened after 2011?

visits = visit_df.merge(museum_df[["Museum_ID", "Open_Year"]], on="Museum_ID", how="left")
visits["Open_Year"] = pd.to_numeric(visits["Open_Year"])
visits["visitor_ID"] = pd.to_numeric(visits["visitor_ID"])

# Era flags
visits["before_2009"] = visits["Open_Year"].lt(2009)
visits["after_2011"] = visits["Open_Year"].gt(2011)

# A visitor qualifies when both flags are true for some visit
flags = visits.groupby("visitor_ID")[["before_2009", "after_2011"]].any()
qualified = flags[flags.all(axis=1)]

# Bring in names
names = visitor_df.rename(columns={"ID": "visitor_ID"}).set_index("visitor_ID")
result = qualified.join(names[["Name", "Age"]]).reset_index()[["visitor_ID", "Name", "Age"]]

# case: museum-bad-year-compare
old = museum_df[museum_df["Open_Year"] < 2009]
result = old["Num_of_Staff"].mean()

# case: biggest-spender-terse
t = visit_df.groupby("visitor_ID").Total_spent.sum()
result = visitor_df.loc[visitor_df.ID == int(t.idxmax()), ["ID", "Name", "Level_of_membership"]].squeeze().to_dict()

# case: biggest-spender-verbose
# Total spending per visitor, including visitors without any visits
visits = visit_df.copy()
visits["visitor_ID"] = visits["visitor_ID"].astype(int)

totals = (
    visitor_df.merge(visits, how="left", left_on="ID", right_on="visitor_ID")
    .groupby(["ID", "Name", "Level_of_membership"], as_index=False)
    .agg(total=("Total_spent", "sum"), tickets=("Num_of_Ticket", "sum"), visits=("Museum_ID", "count"))
)

# Cumulative share of spending from the largest spender downwards
totals = totals.sort_values("total", ascending=False).reset_index(drop=True)
totals["cum_share"] = (totals["total"].cumsum() / totals["total"].sum()).round(4)
totals["price_per_ticket"] = (totals["total"] / totals["tickets"]).round(3)
result = totals

# case: biggest-spender-dict
spent = {}
for vid, amount in visit_df[["visitor_ID", "Total_spent"]].values:
    spent[int(vid)] = spent.get(int(vid), 0) + (0 if pd.isna(amount) else amount)
order = sorted(spent, key=spent.get, reverse=True)
result = [(vid, visitor_df.loc[visitor_df["ID"] == vid, "Name"].item(), round(spent[vid], 2)) for vid in order]
