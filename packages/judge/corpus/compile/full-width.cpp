// expect: CE
// Punctuation as an input method leaves it.
#include <iostream>
int main（） { std::cout << 3； }
