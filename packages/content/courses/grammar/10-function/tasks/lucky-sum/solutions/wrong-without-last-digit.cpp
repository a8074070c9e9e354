// fails: 01 WA, 02 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int digitSum(int n) {
    int sum = 0;
    while (n > 0) {
        n /= 10;
        sum += n % 10;
    }
    return sum;
}

int main() {
    int a, b, k, count = 0, last = -1;
    cin >> a >> b >> k;
    for (int x = a; x <= b; x++)
        if (digitSum(x) % k == 0) {
            count++;
            last = x;
        }
    cout << count << " " << last << endl;
    return 0;
}
