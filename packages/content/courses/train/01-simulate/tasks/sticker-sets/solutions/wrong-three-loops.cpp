// fails: 03 TLE, 04 TLE, 05 TLE, 06 TLE, 07 TLE, 08 TLE, 13 TLE
#include <iostream>
using namespace std;

int main() {
    int a, b, c, n;
    cin >> a >> b >> c >> n;
    int ways = 0, least = -1;
    for (int x = 0; a * x <= n; x++)
        for (int y = 0; b * y <= n; y++) {
            for (int z = 0; z <= n / c; z++) {
                if (a * x + b * y + c * z != n)
                    continue;
                ways++;
                if (least == -1 || x + y + z < least)
                    least = x + y + z;
            }
        }
    cout << ways << " " << least << endl;
    return 0;
}
