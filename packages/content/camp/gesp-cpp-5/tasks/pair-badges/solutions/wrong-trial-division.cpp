// fails: 06 TLE, 07 TLE, 08 TLE, 09 TLE, 11 TLE, 12 TLE, 13 TLE
#include <iostream>
using namespace std;

bool isPrime(int n) {
    if (n < 2) return false;
    for (int i = 2; i < n; i++)
        if (n % i == 0) return false;
    return true;
}

int main() {
    int q;
    cin >> q;
    while (q--) {
        int s, c = 0;
        cin >> s;
        for (int p = 2; p + p <= s; p++)
            if (isPrime(p) && isPrime(s - p)) c++;
        cout << c << endl;
    }
    return 0;
}
