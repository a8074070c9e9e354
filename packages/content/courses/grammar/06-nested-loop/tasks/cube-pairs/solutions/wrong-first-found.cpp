// fails: 01 WA, 05 WA, 06 WA, 07 WA, 10 WA, 12 WA, 13 WA, 14 WA, 16 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int ways = 0, x = 0, y = 0, least = 1000000;
    for (int a = 1; a <= 1000; a++)
        for (int b = a; b <= 1000; b++)
            if (a * a * a + b * b * b == n) {
                ways++;
                if (ways == 1) {
                    least = b - a;
                    x = a;
                    y = b;
                }
            }
    cout << ways << " " << x << " " << y << endl;
    return 0;
}
