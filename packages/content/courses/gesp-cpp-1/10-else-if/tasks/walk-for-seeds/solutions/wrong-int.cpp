// fails: 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n, seeds;
    cin >> n;
    int k = n / 100;
    if (k <= 30) {
        seeds = k;
    } else if (k <= 80) {
        seeds = 30 + (k - 30) * 2;
    } else {
        seeds = 130 + (k - 80) * 3;
    }
    cout << seeds << endl;
    return 0;
}
