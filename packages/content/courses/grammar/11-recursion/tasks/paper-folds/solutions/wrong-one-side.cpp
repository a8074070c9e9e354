// fails: 01 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int k, least;

int packs(int n) {
    if (n <= k) {
        if (n < least) least = n;
        return 1;
    }
    return packs(n / 2) + 1;
}

int main() {
    int n;
    cin >> n >> k;
    least = n;
    int count = packs(n);
    cout << count << " " << least << endl;
    return 0;
}
