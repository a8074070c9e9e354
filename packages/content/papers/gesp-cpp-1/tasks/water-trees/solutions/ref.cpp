#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int buckets = n / k;
    if (n % k != 0)
        buckets++;
    int trips = buckets / 2;
    if (buckets % 2 != 0)
        trips++;
    cout << buckets << " " << trips << endl;
    return 0;
}
