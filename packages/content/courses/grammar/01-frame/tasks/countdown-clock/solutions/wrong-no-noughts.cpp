// fails: 01 WA, 02 WA, 03 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    int h, m, t;
    char colon;
    cin >> h >> colon >> m >> t;
    int s = (h * 60 + m + t) % 1440;
    printf("%d:%d\n", s / 60, s % 60);
    return 0;
}
