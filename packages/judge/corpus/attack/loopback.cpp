// expect: AC
// output: SAFE
// Talks to the machine itself and to the network; a datagram needs no answer.
#include <arpa/inet.h>
#include <cstdio>
#include <initializer_list>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
int main() {
  bool breach = false;
  for (const char *host : {"127.0.0.1", "169.254.169.254", "10.0.0.1"}) {
    sockaddr_in there = {};
    there.sin_family = AF_INET;
    there.sin_port = htons(@PORT@);
    inet_pton(AF_INET, host, &there.sin_addr);
    int stream = socket(AF_INET, SOCK_STREAM, 0), datagram = socket(AF_INET, SOCK_DGRAM, 0);
    breach |= connect(stream, reinterpret_cast<sockaddr *>(&there), sizeof there) == 0;
    breach |= sendto(datagram, "x", 1, 0, reinterpret_cast<sockaddr *>(&there), sizeof there) > 0;
  }
  puts(breach ? "BREACH" : "SAFE");
}
