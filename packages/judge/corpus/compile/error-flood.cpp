// expect: CE
// A message that would be megabytes long.
#define E0 undefined_name_of_some_length(undefined_argument); undefined_name_too(undefined_argument);
#define E1 E0 E0 E0 E0 E0 E0 E0 E0 E0 E0
#define E2 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1
#define E3 E2 E2 E2 E2 E2 E2 E2 E2 E2 E2
int main() { E3 }
