// expect: AC
// input-size: 4 MB
// output: 4194304
// One line of four megabytes.
#include <iostream>
#include <string>
int main() { std::string line; std::getline(std::cin, line); std::cout << line.size() << "\n"; }
