# All rules that tflint has of its own.
plugin "terraform" {
  enabled = true
  preset  = "all"
}
