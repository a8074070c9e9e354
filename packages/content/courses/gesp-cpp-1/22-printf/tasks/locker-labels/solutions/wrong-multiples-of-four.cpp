// fails: 01 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <cstdio>
using namespace std;

int main() {
    char c;
    int a, b, p, count = 0;
    cin >> c >> a >> b >> p;
    for (int i = a; i <= b; i++) {
        if (i % 4 == 0) continue;
        printf("%c-%04d\n", c, i);
        count++;
    }
    printf("total: %.2f\n", count * p / 100.0);
    return 0;
}
