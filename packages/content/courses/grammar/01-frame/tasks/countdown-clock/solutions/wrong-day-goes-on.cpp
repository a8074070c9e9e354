// fails: 02 WA, 04 WA, 06 WA, 10 WA, 11 WA, 13 WA
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    int h, m, t;
    char colon;
    cin >> h >> colon >> m >> t;
    int s = h * 60 + m + t;
    printf("%02d:%02d\n", s / 60, s % 60);
    return 0;
}
