// fails: 07 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE, 19 TLE, 20 TLE
#include <iostream>
using namespace std;

int main() {
    long long n, m, who = 1, step = 1, turns = 1;
    cin >> n >> m;
    for (long long card = 1; card < n; card++) {
        if (who + step < 1 || who + step > m) {
            step = -step;
            turns++;
        } else {
            who += step;
        }
    }
    cout << who << " " << turns << endl;
    return 0;
}
