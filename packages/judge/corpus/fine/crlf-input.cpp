// expect: AC
// input: "1 2\r\nname\r\n"
// output: 3 name
// Test data that comes from Windows.
#include <iostream>
#include <string>
int main() { int a, b; std::string name; std::cin >> a >> b >> name; std::cout << a + b << ' ' << name << std::endl; }
