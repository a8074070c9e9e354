// expect: RE
// Calls a method that does not exist.
struct Base { virtual void none() = 0; Base() { call(); } void call() { none(); } };
struct Derived : Base { void none() override {} };
int main() { Derived derived; }
