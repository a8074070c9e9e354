// fails: 01 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 13 WA, 15 WA
#include <iostream>
using namespace std;

long long a[3005];

int main() {
    int n;
    long long s;
    cin >> n >> s;
    for (int i = 0; i < n; i++) cin >> a[i];
    int l = 0, r = n - 1, ways = 0;
    long long most = -1;
    while (l < r) {
        long long sum = a[l] + a[r];
        if (sum > s) {
            r--;
            continue;
        }
        if (sum > most && sum < s) most = sum;
        if (sum == s) ways++;
        l++;
    }
    cout << ways << " " << most << endl;
    return 0;
}
