// fails: 01 WA, 02 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    long long n, seeds;
    cin >> n;
    long long k = n / 100;
    if (k <= 30) {
        seeds = k;
    } else if (k <= 80) {
        seeds = k * 2;
    } else {
        seeds = k * 3;
    }
    cout << seeds << endl;
    return 0;
}
