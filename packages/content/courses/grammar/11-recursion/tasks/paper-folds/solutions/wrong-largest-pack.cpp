// fails: 01 WA, 07 WA, 10 WA, 11 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int k, least;

int packs(int n) {
    if (n <= k) {
        if (n > least) least = n;
        return 1;
    }
    return packs(n / 2) + packs(n - n / 2);
}

int main() {
    int n;
    cin >> n >> k;
    least = 0;
    int count = packs(n);
    cout << count << " " << least << endl;
    return 0;
}
