// fails: 04 WA, 05 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    int h, m, t;
    char colon;
    cin >> h >> colon >> m >> t;
    m += t;
    if (m >= 60) {
        m -= 60;
        h++;
    }
    if (h == 24)
        h = 0;
    int s = h * 60 + m;
    printf("%02d:%02d\n", h, m);
    return 0;
}
