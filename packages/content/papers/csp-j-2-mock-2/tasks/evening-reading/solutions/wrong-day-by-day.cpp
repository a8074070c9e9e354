// fails: 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 17 TLE, 18 TLE, 19 TLE
#include <iostream>
using namespace std;

int main() {
    long long n, m;
    cin >> n >> m;
    long long day = 0;
    while (n > 0) {
        day++;
        long long week = (day - 1) / 7 + 1;
        if (day % 7 != 0) n -= week < m ? week : m;
    }
    cout << day << endl;
    return 0;
}
