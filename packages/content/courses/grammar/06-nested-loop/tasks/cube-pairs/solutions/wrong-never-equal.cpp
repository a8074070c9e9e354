// fails: 02 WA, 03 WA, 08 WA, 11 WA, 15 WA, 17 WA, 18 WA, 20 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int ways = 0, x = 0, y = 0, least = 1000000;
    for (int a = 1; a <= 1000; a++)
        for (int b = a + 1; b <= 1000; b++)
            if (a * a * a + b * b * b == n) {
                ways++;
                if (b - a < least) {
                    least = b - a;
                    x = a;
                    y = b;
                }
            }
    cout << ways << " " << x << " " << y << endl;
    return 0;
}
