// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 13 WA
#include <iostream>
using namespace std;

int k, least;

int packs(int n) {
    if (n < k || n == 1) {
        if (n < least) least = n;
        return 1;
    }
    return packs(n / 2) + packs(n - n / 2);
}

int main() {
    int n;
    cin >> n >> k;
    least = n;
    int count = packs(n);
    cout << count << " " << least << endl;
    return 0;
}
