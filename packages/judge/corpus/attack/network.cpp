// expect: AC
// output: SAFE
// No socket of any kind.
#include <cstdio>
#include <initializer_list>
#include <sys/socket.h>
#include <sys/un.h>
int main() {
  bool breach = false;
  for (int family : {AF_INET, AF_INET6, AF_UNIX, AF_NETLINK, AF_PACKET, AF_VSOCK, AF_ALG})
    for (int type : {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW}) breach |= socket(family, type, 0) >= 0;
  int pair[2];
  breach |= socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0;
  puts(breach ? "BREACH" : "SAFE");
}
