// fails: 01 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int countOf(long long x, int d) {
    int count = 0;
    while (x > 0) {
        if (x % 10 == d) count++;
        x /= 10;
    }
    return count;
}

bool siblings(long long a, long long b) {
    for (int d = 0; d <= 9; d++) {
        if (countOf(a, d) != countOf(b, d)) return false;
    }
    return true;
}

int main() {
    int n, good = 0;
    long long most = -1;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        long long a, b;
        cin >> a >> b;
        if (siblings(a, b)) {
            cout << "yes" << endl;
            good++;
            if (a - b > most) most = a - b;
        } else {
            cout << "no" << endl;
        }
    }
    cout << good << " " << most << endl;
    return 0;
}
