// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
#include <string>
using namespace std;

void add(long long a[], int l, int r, int x) {
    for (int i = l; i < r; i++) a[i] += x;
}

void turn(long long a[], int l, int r) {
    while (l < r) {
        long long t = a[l];
        a[l] = a[r];
        a[r] = t;
        l++;
        r--;
    }
}

int most(long long a[], int l, int r) {
    int best = l;
    for (int i = l + 1; i <= r; i++) {
        if (a[i] > a[best]) best = i;
    }
    return best;
}

int main() {
    int n, m;
    long long a[505];
    cin >> n >> m;
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int i = 1; i <= m; i++) {
        string word;
        int l, r, x;
        cin >> word >> l >> r;
        if (word == "add") {
            cin >> x;
            add(a, l, r, x);
        } else if (word == "turn") {
            turn(a, l, r);
        } else {
            int best = most(a, l, r);
            cout << a[best] << " " << best << endl;
        }
    }
    for (int i = 1; i <= n; i++) cout << a[i] << " ";
    cout << endl;
    return 0;
}
