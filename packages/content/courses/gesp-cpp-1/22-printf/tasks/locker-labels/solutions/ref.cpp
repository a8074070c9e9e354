#include <iostream>
#include <cstdio>
using namespace std;

int main() {
    char c;
    int a, b, p, count = 0;
    cin >> c >> a >> b >> p;
    for (int i = a; i <= b; i++) {
        if (i % 10 == 4) continue;
        printf("%c-%04d\n", c, i);
        count++;
    }
    printf("total: %.2f\n", count * p / 100.0);
    return 0;
}
