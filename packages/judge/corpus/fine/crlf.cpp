// expect: AC
// output: 中文
// CRLF line ends and names in Chinese.
#include <iostream>
int main() { const char *文字 = "中文"; std::cout << 文字 << "\r\n"; }
