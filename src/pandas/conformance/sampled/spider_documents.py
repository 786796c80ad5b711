import pandas as pd
import numpy as np

ref_template_types_df = pd.DataFrame(
    {"Template_Type_Code": ["PPT", "CV", "AD", "PP", "BK"],
     "Template_Type_Description": ["Presentation", "CV", "Advertisement", "Paper", "Book"]}
)

templates_df = pd.DataFrame({
    "Template_ID": [0, 1, 4, 6, 7, 8, 10],
    "Version_Number": [5, 9, 4, 2, 8, 3, 2],
    "Template_Type_Code": ["PP", "PP", "BK", "PPT", "PPT", "BK", None],
    "Date_Effective_From": ["2005-11-12 07:09:48", "2010-09-24 01:15:11", "2002-03-02 14:39:49", "1975-05-20 22:51:19",
                            "1993-10-07 02:33:04", None, "1986-11-04 08:50:32"],
    "Date_Effective_To": ["2008-01-05 14:19:28", "1999-07-08 03:31:04", None, "1978-01-19 08:38:21",
                          "1995-02-14 00:00:00", "2012-06-01 10:00:00", "1986-11-04 20:50:32"],
})

documents_df = pd.DataFrame({
    "Document_ID": [0, 1, 3, 76, 80, 82, 2394],
    "Template_ID": [7, 25, 6, 6, 4, 7, 0],
    "Document_Name": ["Introduction of OS", "Understanding DB", "Summer Show", "Robbin CV", "Welcome to NY", "Data base", "Customer reviews"],
    "Document_Description": ["n", "y", "u", "y", "h", "w", None],
})

paragraphs_df = pd.DataFrame({
    "Paragraph_ID": [7, 9, 65, 241, 3708, 9946, 16615, 16633],
    "Document_ID": [2394, 3, 80, 3, 2394, 76, 3, 9999],
    "Paragraph_Text": ["Korea", "Somalia", "Brazil", "Ireland", "korea ", "UK", "Brazil", "Fiji"],
    "Other_Details": [None] * 8,
})

# case: docs-per-type-terse
result = templates_df.merge(documents_df, on="Template_ID").Template_Type_Code.value_counts().to_dict()

# case: docs-per-type-verbose
# Show all template type codes and the number of documents using each type.

# Start from the reference table so that unused types show with 0
base = ref_template_types_df[["Template_Type_Code", "Template_Type_Description"]]

# types -> templates -> documents
tmp = base.merge(templates_df[["Template_ID", "Template_Type_Code"]], how="left", on="Template_Type_Code")
tmp = tmp.merge(documents_df[["Document_ID", "Template_ID"]], how="left", on="Template_ID")

# Count documents and templates by type
summary = (
    tmp.groupby(["Template_Type_Code", "Template_Type_Description"])
    .agg(templates=("Template_ID", "nunique"), documents=("Document_ID", "count"))
    .reset_index()
    .sort_values(by=["documents", "Template_Type_Code"], ascending=[False, True])
    .reset_index(drop=True)
)
result = summary

# case: docs-per-type-index-loop
type_of = templates_df.set_index("Template_ID")["Template_Type_Code"].to_dict()
counter = {}
for tid in documents_df["Template_ID"]:
    code = type_of.get(tid, "missing")
    counter[code] = counter.get(code, 0) + 1
result = pd.Series(counter).sort_index()

# case: types-under-three-terse
result = templates_df.groupby("Template_Type_Code").filter(lambda g: len(g) < 3)["Template_Type_Code"].unique()

# case: types-under-three-having
# GROUP BY Template_Type_Code HAVING count(*) < 3, NULL type kept as its own group
counts = templates_df.groupby("Template_Type_Code", dropna=False)["Template_ID"].size()
few = counts[counts < 3].reset_index(name="n_templates")
few["Template_Type_Code"] = few["Template_Type_Code"].fillna("UNKNOWN")

# Add the lowest version for each
lowest = templates_df.fillna({"Template_Type_Code": "UNKNOWN"}).sort_values("Version_Number").drop_duplicates("Template_Type_Code")
result = few.merge(lowest[["Template_Type_Code", "Version_Number"]], on="Template_Type_Code")

# case: types-under-three-count-attr
grouped = templates_df.groupby("Template_Type_Code")
counts = grouped.count()
few = counts[counts["n"] < 3]
result = few.index.tolist()

# case: paragraphs-per-doc-terse
result = paragraphs_df.groupby("Document_ID").Paragraph_ID.count().loc[lambda s: s.between(1, 2)].index.tolist()

# case: paragraphs-per-doc-verbose
# Show all document ids, names and the number of paragraphs in each document
joined = documents_df.merge(paragraphs_df, on="Document_ID", how="left", suffixes=("_doc", "_par"))
joined["text"] = joined["Paragraph_Text"].str.strip().str.lower()

per_doc = joined.groupby(["Document_ID", "Document_Name"], as_index=False).agg(
    n_paragraphs=("Paragraph_ID", "count"),
    n_texts=("text", "nunique"),
    longest=("text", lambda s: s.str.len().max()),
)

# Label the documents by number of paragraphs
per_doc["size"] = pd.cut(per_doc["n_paragraphs"], bins=[-1, 0, 2, np.inf], labels=["empty", "short", "long"])
result = per_doc.sort_values(["n_paragraphs", "Document_ID"], ascending=[False, True]).reset_index(drop=True)

# case: paragraphs-brazil-ireland-helper
def docs_with(text):
    mask = paragraphs_df["Paragraph_Text"].str.strip().str.casefold() == text.casefold()
    return set(paragraphs_df.loc[mask, "Document_ID"])

both = docs_with("Brazil") & docs_with("Ireland")
result = documents_df[documents_df["Document_ID"].isin(both)][["Document_ID", "Document_Name"]].to_dict(orient="list")

# case: unused-templates-terse
result = np.setdiff1d(templates_df.Template_ID, documents_df.Template_ID).tolist()

# case: unused-templates-verbose
# Templates that no document uses, and documents whose template does not exist
full = templates_df.merge(
    documents_df, on="Template_ID", how="outer", indicator="where_from"
)
full["where_from"] = full["where_from"].map({"left_only": "unused", "right_only": "dangling", "both": "ok"})

# Number of rows for each status
status = full["where_from"].value_counts()

# Detail list
detail = full.loc[full["where_from"] != "ok", ["Template_ID", "Template_Type_Code", "Document_Name", "where_from"]]
print(status)
result = detail.sort_values(["where_from", "Template_ID"]).reset_index(drop=True)

# case: unused-types-isin-frame
unused = ref_template_types_df[~ref_template_types_df["Template_Type_Code"].isin(
    templates_df[templates_df["Template_ID"].isin(documents_df["Template_ID"])]["Template_Type_Code"])]
result = unused.set_index("Template_Type_Code").loc[["AD", "CV", "ZZ"], "Template_Type_Description"].tolist()

# case: effective-days-terse
t = templates_df.assign(days=(pd.to_datetime(templates_df.Date_Effective_To) - pd.to_datetime(templates_df.Date_Effective_From)).dt.days)
result = t.loc[t.days > 0, ["Template_ID", "days"]].set_index("Template_ID")["days"]

# case: effective-days-verbose
# Parse dates
tpl = templates_df.copy()
for c in ("Date_Effective_From", "Date_Effective_To"):
    tpl[c] = pd.to_datetime(tpl[c])

# Validity of the period
tpl["duration"] = tpl["Date_Effective_To"] - tpl["Date_Effective_From"]
tpl["status"] = np.where(
    tpl["duration"].isna(), "open",
    np.where(tpl["duration"] < pd.Timedelta(0), "reversed", "valid"),
)
tpl["from_year"] = tpl["Date_Effective_From"].dt.year.astype("Int64")
tpl["from_month"] = tpl["Date_Effective_From"].dt.month_name()

result = tpl[["Template_ID", "duration", "status", "from_year", "from_month"]]

# case: effective-decade-function
def decade(stamp):
    if pd.isna(stamp):
        return "none"
    return f"{stamp.year // 10 * 10}s"

starts = pd.to_datetime(templates_df["Date_Effective_From"])
result = (
    templates_df.assign(decade=starts.apply(decade))
    .groupby("decade")
    .agg(n=("Template_ID", "count"), versions=("Version_Number", list), first=("Date_Effective_From", "first"))
    .sort_index(ascending=False)
)
