// expect: AC
// output: caught 7
// Exceptions, run-time types and destructors in a static program.
#include <iostream>
#include <memory>
#include <stdexcept>
struct Base { virtual ~Base() = default; };
struct Derived : Base { int value = 7; };
int main() {
  std::unique_ptr<Base> one = std::make_unique<Derived>();
  try {
    throw std::out_of_range("no");
  } catch (const std::logic_error &) {
    std::cout << "caught " << dynamic_cast<Derived &>(*one).value << "\n";
  }
}
