#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    int h, m, t;
    char colon;
    cin >> h >> colon >> m >> t;
    int s = (h * 60 + m + t) % 1440;
    printf("%02d:%02d\n", s / 60, s % 60);
    return 0;
}
