// fails: 03 TLE, 04 TLE, 05 TLE, 06 TLE, 07 TLE, 08 TLE, 09 TLE, 17 TLE
#include <iostream>
using namespace std;

int main() {
    long long l, r, k;
    cin >> l >> r >> k;
    long long count = 0, sum = 0;
    for (long long plate = l; plate <= r; plate++) {
        long long back = 0;
        for (long long rest = plate; rest > 0; rest /= 10)
            back = back * 10 + rest % 10;
        if (back == plate && plate % k == 0) {
            count++;
            sum += plate;
        }
    }
    cout << count << " " << sum << endl;
    return 0;
}
