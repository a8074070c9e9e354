#include <iostream>
using namespace std;

int main() {
    long long n, seeds;
    cin >> n;
    long long k = n / 100;
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
