// expect: CE
// hidden: CANARY-CONTENT
// Claims to come from the secret file, so that the message would quote its line.
int main() {
#line 1 "@CANARY@/secret"
  undefined_name();
}
