// expect: AC
// output: 甲 ok
// Wide characters in the locale of the environment.
#include <clocale>
#include <iostream>
#include <locale>
int main() {
  setlocale(LC_ALL, "");
  std::locale::global(std::locale(""));
  std::wcout.imbue(std::locale());
  std::wcout << L"甲 " << std::flush;
  std::wcout << (std::locale().name() == "C.UTF-8" ? L"ok" : L"WRONG") << std::endl;
}
