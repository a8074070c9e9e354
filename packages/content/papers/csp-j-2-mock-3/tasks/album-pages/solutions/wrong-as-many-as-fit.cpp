// fails: 07 WA, 10 WA, 11 WA, 12 WA, 14 WA, 16 WA, 17 WA, 18 WA
#include <iostream>
using namespace std;

int main() {
    long long n, width, most, fee;
    cin >> n >> width >> most >> fee;
    long long left = width, count = 0, total = fee;
    for (int i = 1; i <= n; i++) {
        long long a;
        cin >> a;
        if (a > left || count == most) {
            total += left * left + fee;
            left = width;
            count = 0;
        }
        left -= a;
        count++;
    }
    cout << total << endl;
    return 0;
}
