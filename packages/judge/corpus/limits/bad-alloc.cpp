// expect: MLE
// limits: 1000 ms, 64 MB
// peak: 512 MB
// Catches every refusal and asks again.
#include <cstring>
#include <new>
int main() {
  for (;;) {
    try {
      memset(new char[1 << 20], 1, 1 << 20);
    } catch (const std::bad_alloc &) {
    }
  }
}
