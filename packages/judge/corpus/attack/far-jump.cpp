// expect: AC
// output: SAFE
// Jumps into 32-bit code far away, where a call has other numbers, and comes back with the answer.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <sys/mman.h>
int main() {
  bool breach = false;
#ifdef __x86_64__
  auto *low = static_cast<uint8_t *>(mmap(nullptr, 8192, PROT_READ | PROT_WRITE | PROT_EXEC,
                                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT, -1, 0));
  if (low == MAP_FAILED) return 1;
  const uint32_t at = static_cast<uint32_t>(reinterpret_cast<uintptr_t>(low)), result = at + 4096, back = at + 64;
  uint8_t narrow[] = {0x6A, 0x2B, 0x1F, 0xB8, 20, 0, 0, 0, 0xCD, 0x80, 0xA3, 0, 0, 0, 0, 0xEA, 0, 0, 0, 0, 0x33, 0};
  memcpy(narrow + 11, &result, 4);
  memcpy(narrow + 16, &back, 4);
  memcpy(low, narrow, sizeof narrow);
  const uint8_t wide[] = {0x4C, 0x89, 0xE4, 0xC3}; /* mov rsp, r12; ret */
  memcpy(low + 64, wide, sizeof wide);
  asm volatile("lea -128(%%rsp), %%rsp\n\tlea 1f(%%rip), %%rax\n\tpush %%rax\n\tmov %%rsp, %%r12\n\tmov %1, %%esp\n\t"
               "push $0x23\n\tpush %0\n\tlretq\n1:\tlea 128(%%rsp), %%rsp"
               : : "r"(static_cast<uint64_t>(at)), "r"(at + 8000u) : "rax", "r12", "memory");
  int32_t answer;
  memcpy(&answer, low + 4096, 4);
  breach = answer > 0;
#endif
  puts(breach ? "BREACH" : "SAFE");
}
