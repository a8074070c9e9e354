// fails: 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    long long l, r, k;
    cin >> l >> r >> k;
    int count = 0, sum = 0;
    for (long long h = 1; h < 100000; h++) {
        for (int odd = 0; odd < 2; odd++) {
            long long plate = h;
            for (long long rest = odd ? h / 10 : h; rest > 0; rest /= 10)
                plate = plate * 10 + rest % 10;
            if (plate >= l && plate <= r && plate % k == 0) {
                count++;
                sum += plate;
            }
        }
    }
    cout << count << " " << sum << endl;
    return 0;
}
